// Whatever can be said can also be tapped: a yes, a no, one of two.
import type { Meant } from '../../../../shared/voice/intents'
import { atTheFoot } from '../../../../shared/voice/ladder'
import { take, understood } from '../conversation/talk'
import { patchTalk, talk } from '../state'
import { undoLast } from '../undo'

export const confirm = (meant: Meant): void =>
  // On a second tap the question is no longer open, so nothing is saved twice.
  understood(({ agree }) => {
    const { asked } = talk.get()
    return asked?.type === 'confirm' && asked.meant === meant ? agree(asked) : { say: null, listens: false }
  })
export const choose = (meant: Meant): void => {
  patchTalk({ asked: null, ladder: atTheFoot })
  understood(({ mean }) => mean(meant))
}
export const decline = (): void => understood(({ dropAsked }) => dropAsked())
export const endNote = (): void =>
  understood(({ mean, meantAs }) => mean(meantAs({ id: 'end-note', slots: {} })))
export const say = (text: string): void => understood(({ hear }) => hear(text))
export const takeBack = (): void =>
  take(async () => {
    patchTalk({ said: await undoLast() })
    return { say: null, listens: false }
  })
