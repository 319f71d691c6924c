import { wordsFor } from '../../../shared/problems'

/** Why a record was not taken. */
export default function Reason({ problem }: { problem: string }) {
  return wordsFor(problem)
}
