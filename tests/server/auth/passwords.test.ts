// Which passwords are refused, in which words, wherever one is chosen.
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { refuseGuessable } from '../../../sync-server/auth/passwords'
import { anEmail, aSignedIn } from '../support/salon-app'
import { PASSWORD, post, resetCode, signIn, wordsOf } from './identity'
import { withSalonOnBoth } from './on-both'

const COMMON =
  'This is one of the passwords that others try first. Choose another, such as three words of your own.'
const OWN = 'Your email is the first thing that others would try. Choose another password.'
const BLANK = 'A password needs letters, numbers or signs, not only spaces.'

test('the ten thousand commonest that are long enough are refused, in any case; the next one is not', async () => {
  const long = dictionary['passwords-common'].filter(word => word.length >= 6)
  const refused = async (word = ''): Promise<boolean> =>
    refuseGuessable(word, null).then(
      () => false,
      () => true,
    )
  for (const at of [0, 1, 2, 5_000, 9_999])
    expect(await refused(long[at]?.toUpperCase()), long[at]).toBe(true)
  expect(await refused(` ${long[7]} `)).toBe(true)
  expect(await refused(long[10_000])).toBe(false)
  expect(await refused('three combs and a brush')).toBe(false)
})

withSalonOnBoth(
  'a password that is easily guessed',
  () => ({}),
  salon => {
    const signUp = (email: string, password: string): Promise<Response> =>
      post(salon(), 'auth/sign-up/email', { email, password, name: 'S' })

    test('makes no account', async () => {
      const email = anEmail()
      for (const [password, words] of [
        ['password', COMMON],
        ['Football', COMMON],
        ['        ', BLANK],
        [email.toUpperCase(), OWN],
        [email.split('@')[0] ?? '', OWN],
      ] as const) {
        const reply = await signUp(email, password)
        expect(reply.status, password).toBe(422)
        expect(await wordsOf(reply)).toBe(words)
      }
      const short = await signUp(email, '12345')
      expect([short.status, await wordsOf(short)]).toEqual([400, 'A password has at least 6 characters.'])
      expect((await signUp(email, 'three combs')).status, 'the control').toBe(200)
    })

    test('is not taken in the settings, and costs no try there', async () => {
      const { email, cookie } = await aSignedIn(salon())
      const change = (newPassword: string): Promise<Response> =>
        post(salon(), 'auth/change-password', { currentPassword: PASSWORD, newPassword }, cookie)
      for (let n = 0; n < 12; n++) expect(await wordsOf(await change('letmein'))).toBe(COMMON)
      expect(await wordsOf(await change(email))).toBe(OWN)
      expect((await change('three combs')).status).toBe(200)
    })

    test('leaves a reset link as it is', async () => {
      const { email } = await aSignedIn(salon())
      await post(salon(), 'auth/request-password-reset', { email })
      const token = resetCode(salon())
      const reset = (newPassword: string): Promise<Response> =>
        post(salon(), 'auth/reset-password', { token, newPassword })
      expect(await wordsOf(await reset('qwerty123'))).toBe(COMMON)
      expect(await wordsOf(await reset(email))).toBe(OWN)
      expect((await reset('three combs')).status).toBe(200)
      expect((await signIn(salon(), email, 'three combs')).status).toBe(200)
    })
  },
)
