// npm run build: what a release brings along in dist/, made once, where development packages may be.
import { build, install, needNode } from './prepare.mjs'

needNode(20, 19)
install()
build()
