import { expect, test, vi } from 'vitest'

test('what the entry sets is what zod reads: it makes no function of text, not even to try', async () => {
  await import('../../web/no-eval')
  const { z } = await import('zod')
  expect(z.config().jitless).toBe(true)
  const made = vi.fn()
  vi.stubGlobal('Function', made)
  expect(z.object({ name: z.string() }).parse({ name: 'Six' })).toEqual({ name: 'Six' })
  vi.unstubAllGlobals()
  expect(made).not.toHaveBeenCalled()
})
