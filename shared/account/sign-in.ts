/** The providers you can sign in with, in display order. */
export const PROVIDERS = ['google', 'apple', 'microsoft'] as const
export type ProviderId = (typeof PROVIDERS)[number]
export const PROVIDER_NAMES: Readonly<Record<ProviderId, string>> = {
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
}
