import { create } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { notify } from '../../../ui/kit/notices/notify'
import type { Someone } from '../use-people'
import { makePasskey } from './passkey'

const save = (person: Someone, passkeys: Someone['passkeys']): (() => Promise<unknown>) => {
  return () => create('person', { passkeys: [...passkeys] }, person.id)
}

/** Asks for the finger, face or screen lock straight away; the PIN stays, for other tablets. */
export async function addPasskey(person: Someone, device: string): Promise<void> {
  const made = await makePasskey(person, device)
  if (made === null)
    return notify({
      title: 'No passkey was added',
      text: 'The device did not finish. Your PIN works as before.',
      tone: 'info',
    })
  await attempt(save(person, [...person.passkeys, made]), {
    title: 'Passkey added',
    text: 'On this tablet you can use it instead of your PIN.',
    tone: 'ok',
  })
}

export async function forgetPasskey(person: Someone, device: string): Promise<void> {
  await attempt(
    save(
      person,
      person.passkeys.filter(each => each.device !== device),
    ),
    {
      title: 'Passkey removed',
      text: 'You’ll need your PIN again. The tablet’s own settings may still list the passkey.',
      tone: 'ok',
      undo: () => void attempt(save(person, person.passkeys)),
    },
  )
}
