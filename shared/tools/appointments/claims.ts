// Which claims stand on its card and on its page (web/shell/claims/claims.ts), and whose words beside them.
export const claimed = {
  headlines: ['schedule-downtime', 'schedule-revenue'],
  page: ['schedule-downtime', 'schedule-revenue'],
  quote: 'quote-day',
}
