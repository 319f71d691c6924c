export { blanks } from '../../../shared/salon/records/blank'
