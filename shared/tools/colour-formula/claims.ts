// The claims shown on its card and on its page (web/shell/claims/claims.ts), and whose quote stands beside them.
export const claimed = {
  headlines: ['colour-waste', 'colour-consistency', 'colour-return'],
  page: ['colour-first-time'],
  quote: 'quote-colourist',
}
