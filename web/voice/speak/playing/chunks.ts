// The second rung: the fallback function, one piece of at most 180 characters after another, in the one audio element.
import { chunksOf } from '../../../../shared/voice/speak/sentences'
import { fallbackSoundOf } from '../server-voice'
import { playBlob } from './clip'
import type { Play } from './job'

/** `client`: the one it is about. */
export const chunks =
  (client: string | null): Play =>
  async job => {
    const pieces = chunksOf(job.text)
    const fetched: Promise<Blob>[] = []
    // Fetch the next piece while this one plays.
    const fetchPiece = (at: number): void => {
      const piece = pieces[at]
      if (piece === undefined || fetched[at] !== undefined) return
      const asked = fallbackSoundOf(piece, { client, signal: job.signal })
      // A failure is reported when the piece is needed, not before.
      asked.catch(() => undefined)
      fetched[at] = asked
    }
    let before = 0
    for (const [at, piece] of pieces.entries()) {
      fetchPiece(at)
      const sound = await fetched[at]
      if (sound === undefined || job.signal.aborted) return
      fetchPiece(at + 1)
      await playBlob(sound, piece, { ...job, onPlace: within => job.onPlace(before + within) })
      if (job.signal.aborted) return
      before += piece.length
      job.onPlace(before)
    }
  }
