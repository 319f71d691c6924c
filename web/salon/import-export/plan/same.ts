// When an import treats two cards as the same person. Families share phones, and strangers share names, so it takes the
// name plus a phone, an email or a birthday. Anything less is reported and added.
export type KnownClient = {
  id: string
  name: string
  phone: string | null
  email: string | null
  /** A time on that day. */
  birthday?: string | null
  /** On a card that an import created: what the import wrote. */
  written?: string | null
}
export type Match = { known: KnownClient; sure: boolean; why: 'name' | 'phone' | 'email' }

export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "+44 (0)7700 900123", "07700 900 123" and "447700900123" are one number: its last ten digits. */
export function foldPhone(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\(0\)/, '').replace(/\D/g, '')
  return digits.length < 6 || /^(\d)\1+$/.test(digits.slice(-9)) ? null : digits.slice(-10)
}

export const foldEmail = (email: string | null): string | null => email?.trim().toLowerCase() || null

/** What an import writes on a card, to recognise the same line next time. */
export const writtenOf = (card: {
  name: string
  phone: string | null
  email: string | null
  hair_type: string | null
  notes: string | null
}): string => JSON.stringify([card.name, card.phone, card.email, card.hair_type, card.notes])

/**
 * A phone or email with more names than this is the salon's own or a dummy such as "no@email.com", and proves nothing.
 */
const A_FAMILY = 4

export class People {
  private readonly byName = new Map<string, KnownClient[]>()
  private readonly byPhone = new Map<string, KnownClient>()
  private readonly byEmail = new Map<string, KnownClient>()
  private readonly byWritten = new Map<string, KnownClient[]>()
  private readonly names = new Map<string, Set<string>>()

  /** Call for everybody in the file before the first `find`, so that we know who shares which phone or email. */
  heard({ name, phone, email }: Pick<KnownClient, 'name' | 'phone' | 'email'>): void {
    for (const contact of [foldPhone(phone), foldEmail(email)]) {
      if (contact === null) continue
      const names = this.names.get(contact) ?? new Set()
      this.names.set(contact, names.add(foldName(name)))
    }
  }

  private own(contact: string | null): string | null {
    return contact !== null && (this.names.get(contact)?.size ?? 0) > A_FAMILY ? null : contact
  }

  add(known: KnownClient): void {
    const name = foldName(known.name)
    const others = this.byName.get(name)
    if (others) others.push(known)
    else this.byName.set(name, [known])
    const phone = foldPhone(known.phone)
    if (phone !== null && !this.byPhone.has(phone)) this.byPhone.set(phone, known)
    const email = foldEmail(known.email)
    if (email !== null && !this.byEmail.has(email)) this.byEmail.set(email, known)
    if (known.written)
      this.byWritten.set(known.written, [...(this.byWritten.get(known.written) ?? []), known])
  }

  /** The most likely match; null if we know nobody like this. */
  find(card: Omit<KnownClient, 'id'>): Match | null {
    const phone = this.own(foldPhone(card.phone))
    const email = this.own(foldEmail(card.email))
    const birthday = card.birthday ?? null
    const namesakes = this.byName.get(foldName(card.name)) ?? []
    const bornTheSameDay = (known: KnownClient) => birthday !== null && known.birthday === birthday
    const bornAnotherDay = (known: KnownClient) =>
      birthday !== null && !!known.birthday && !bornTheSameDay(known)
    const sure =
      namesakes.find(
        known =>
          !bornAnotherDay(known) &&
          ((phone !== null && foldPhone(known.phone) === phone) ||
            (email !== null && foldEmail(known.email) === email) ||
            bornTheSameDay(known)),
      ) ?? this.byWritten.get(card.written ?? '')?.shift()
    if (sure) return { known: sure, sure: true, why: 'name' }
    const [namesake] = namesakes
    if (namesake) return { known: namesake, sure: false, why: 'name' }
    const byPhone = phone === null ? undefined : this.byPhone.get(phone)
    if (byPhone) return { known: byPhone, sure: false, why: 'phone' }
    const byEmail = email === null ? undefined : this.byEmail.get(email)
    return byEmail ? { known: byEmail, sure: false, why: 'email' } : null
  }
}
