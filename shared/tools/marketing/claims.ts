// The claims shown on its card and on its page (web/shell/claims/claims.ts), and whose quote stands beside them.
export const claimed = {
  headlines: ['marketing-time', 'marketing-engagement'],
  page: ['marketing-faster'],
  quote: 'quote-post',
}
