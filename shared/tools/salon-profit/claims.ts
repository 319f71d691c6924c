// The claims shown on its card and on its page (web/shell/claims/claims.ts), and whose quote stands beside them.
export const claimed = {
  headlines: ['profit-margins'],
  page: ['profit-increase', 'profit-chair'],
  quote: 'quote-profit',
}
