/** From the specification, section 9: five scenarios by id, eight tips. */
export const TIPS_AND_FIVE = {
  scenarios: ['nervous-client', 'consultation', 'complaint', 'upsell', 'maintenance'],
  tips: 8,
}
