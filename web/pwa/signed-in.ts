export { SIGNED_IN } from '../../shared/addresses'
