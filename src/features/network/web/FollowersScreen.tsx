import { ownNetwork } from './own-network.tsx'

export default ownNetwork('/followers', 'follower')
