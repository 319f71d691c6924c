/** Whose accounts can be used to sign in, in the order in which they are shown. */
export const PROVIDERS = ['google', 'apple', 'microsoft'] as const
export type ProviderId = (typeof PROVIDERS)[number]
export const PROVIDER_NAMES: Readonly<Record<ProviderId, string>> = {
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
}
