// The picture of the hair, and voice input for it.
import type { Reading } from '../../../../shared/reading/understood/reading'
import type { Tool } from '../../../../shared/tool'
import type { Picking } from '../understood/picks'
import { UnderlinedNote } from '../understood/Underlined'
import { StrandPicture } from './StrandPicture'
import { useSaid } from './use-said'

type StrandFormProps = { tool: Tool; reading: Reading; form: Picking }

export function StrandForm({ tool, reading, form }: StrandFormProps) {
  useSaid(tool, form)
  const note = form.since === undefined && <UnderlinedNote reading={reading} />
  return <StrandPicture reading={reading} form={form} note={note} />
}
