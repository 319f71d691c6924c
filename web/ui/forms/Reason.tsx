import { wordsFor } from '../../../shared/problems'

/** Why the server refused a record. */
export default function Reason({ problem }: { problem: string }) {
  return wordsFor(problem)
}
