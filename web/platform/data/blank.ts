export { blanks } from '../../../shared/blank'
