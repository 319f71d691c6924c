// The salon settings as typed, and the fields they become.
import type { FieldsOf } from '../../../../../shared/salon/records/records'

export type Salon = FieldsOf<'salon'>
/** The trade's advice: a skin test 48 hours before, and again after six months. */
export const NEW_SALON = {
  name: '',
  booking_link: null,
  phone: null,
  currency: 'GBP',
  colour_brand: null,
  patch_test_hours: 48,
  patch_test_valid_months: 6,
  patch_test_retest: 'time',
  consultation_months: 6,
  consultation_signed: false,
  vat_registered: null,
  vat_rate: null,
  brand_colour: null,
  logo: null,
} as const satisfies Partial<Salon>

export const CURRENCIES = {
  GBP: 'Pound (£)',
  USD: 'US dollar ($)',
  EUR: 'Euro (€)',
  AUD: 'Australian dollar (A$)',
  CAD: 'Canadian dollar (C$)',
}
const isCurrency = (value: string): value is Salon['currency'] => Object.hasOwn(CURRENCIES, value)

/** As typed. */
export type Typed = Record<
  | 'name'
  | 'brand'
  | 'booking'
  | 'phone'
  | 'currency'
  | 'hours'
  | 'months'
  | 'retest'
  | 'asked'
  | 'signed'
  | 'vat'
  | 'vatRate'
  | 'colour'
  | 'logo',
  string
>
export const typedOf = (salon: Partial<Salon>): Typed => ({
  name: salon.name ?? '',
  brand: salon.colour_brand ?? '',
  booking: salon.booking_link ?? '',
  phone: salon.phone ?? '',
  currency: salon.currency ?? NEW_SALON.currency,
  hours: String(salon.patch_test_hours ?? NEW_SALON.patch_test_hours),
  months: String(salon.patch_test_valid_months ?? NEW_SALON.patch_test_valid_months),
  retest: salon.patch_test_retest ?? NEW_SALON.patch_test_retest,
  asked: String(salon.consultation_months ?? NEW_SALON.consultation_months),
  signed: salon.consultation_signed ? 'yes' : 'no',
  vat: salon.vat_registered == null ? '' : salon.vat_registered ? 'yes' : 'no',
  vatRate: salon.vat_rate == null ? '' : String(salon.vat_rate),
  colour: salon.brand_colour ?? '',
  logo: salon.logo?.png ?? '',
})

type Fields = Pick<Salon, keyof typeof NEW_SALON>
export function readSalon(typed: Typed): { fields: Fields } | { problem: string } {
  const hours = Number(typed.hours)
  const months = Number(typed.months)
  if (!Number.isInteger(hours) || hours < 24 || hours > 168)
    return { problem: 'Hours between patch test and colour: a whole number from 24 to 168.' }
  if (!Number.isInteger(months) || months < 1 || months > 24)
    return { problem: 'Months a patch test lasts: a whole number from 1 to 24.' }
  const asked = Number(typed.asked)
  if (!Number.isInteger(asked) || asked < 1 || asked > 36)
    return { problem: 'Months until the consultation is asked again: a whole number from 1 to 36.' }
  const rate = typed.vatRate.trim().replace(',', '.').replace(/\s*%$/, '')
  if (rate !== '' && !(Number(rate) >= 0 && Number(rate) <= 50))
    return { problem: 'VAT rate: a number of percent from 0 to 50, such as 20.' }
  return {
    fields: {
      name: typed.name.trim(),
      booking_link: typed.booking.trim() || null,
      phone: typed.phone.trim() || null,
      colour_brand: typed.brand.trim() || null,
      currency: isCurrency(typed.currency) ? typed.currency : NEW_SALON.currency,
      patch_test_hours: hours,
      patch_test_valid_months: months,
      patch_test_retest: typed.retest === 'brand' ? 'brand' : 'time',
      consultation_months: asked,
      consultation_signed: typed.signed === 'yes',
      vat_registered: typed.vat === '' ? null : typed.vat === 'yes',
      vat_rate: rate === '' ? null : Number(rate),
      brand_colour: typed.colour || null,
      logo: typed.logo ? { png: typed.logo } : null,
    },
  }
}

/** Only what this person changed: another tablet may have changed the rest, perhaps before this one has heard. */
export function changedSalon(before: Typed, after: Fields): Partial<Fields> {
  const began = readSalon(before)
  if ('problem' in began) return after
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(began.fields, field)),
    ),
  )
}
