// The claims shown on its card and on its page (web/shell/claims/claims.ts), and whose quote stands beside them.
export const claimed = {
  headlines: ['retail-uplift'],
  page: ['retail-revenue', 'retail-connections'],
  quote: 'quote-retail',
}
