import { ownNetwork } from './own-network.tsx'

export default ownNetwork('/followings', 'following')
