import { Link } from 'react-router-dom'
import { wordsFor } from '../../shared/problems'

/** Why a record was not taken, and where one decides about it. */
export default function Reason({ problem }: { problem: string }) {
  return (
    <>
      {wordsFor(problem)} It is kept on this tablet: <Link to="/waiting">see what needs attention</Link>.
    </>
  )
}
