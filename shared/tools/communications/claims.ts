// The claims shown on its card and on its page (web/shell/claims/claims.ts), and whose quote stands beside them.
export const claimed = {
  headlines: ['talk-upsells', 'talk-consultation'],
  page: ['talk-upsells', 'talk-consultation'],
  quote: 'quote-talk',
}
