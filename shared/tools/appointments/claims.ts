// The claims shown on its card and on its page (web/shell/claims/claims.ts), and whose quote stands beside them.
export const claimed = {
  headlines: ['schedule-downtime', 'schedule-revenue'],
  page: ['schedule-downtime', 'schedule-revenue'],
  quote: 'quote-day',
}
