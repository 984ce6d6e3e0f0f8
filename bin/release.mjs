// npm run build: makes dist/ for a release, on a machine with development packages.
import { build, install, needNode } from './prepare.mjs'

needNode(20, 19)
install()
build()
