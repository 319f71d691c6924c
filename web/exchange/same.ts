// When two cards are about the same person, for an import. Families share phones, and names are shared by strangers:
// only a name together with nothing that speaks against it is the same person; anything less is said, and asked.
export type Known = { id: string; name: string; phone: string | null; email: string | null }
export type Match = { known: Known; sure: boolean; why: 'name' | 'phone' | 'email' }

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
  return digits.length < 6 ? null : digits.slice(-10)
}

export const foldEmail = (email: string | null): string | null => email?.trim().toLowerCase() || null

export class People {
  private readonly byName = new Map<string, Known[]>()
  private readonly byPhone = new Map<string, Known>()
  private readonly byEmail = new Map<string, Known>()

  add(known: Known): void {
    const name = foldName(known.name)
    const others = this.byName.get(name)
    if (others) others.push(known)
    else this.byName.set(name, [known])
    const phone = foldPhone(known.phone)
    if (phone !== null && !this.byPhone.has(phone)) this.byPhone.set(phone, known)
    const email = foldEmail(known.email)
    if (email !== null && !this.byEmail.has(email)) this.byEmail.set(email, known)
  }

  /** Who this may be, the likeliest first; null = nobody we know. */
  find(card: Omit<Known, 'id'>): Match | null {
    const phone = foldPhone(card.phone)
    const email = foldEmail(card.email)
    const namesakes = this.byName.get(foldName(card.name)) ?? []
    const agrees = (known: Known) =>
      (phone !== null && foldPhone(known.phone) === phone) ||
      (email !== null && foldEmail(known.email) === email)
    const differs = (known: Known) =>
      (phone !== null && known.phone !== null && foldPhone(known.phone) !== phone) ||
      (email !== null && known.email !== null && foldEmail(known.email) !== email)
    const sure = namesakes.find(agrees) ?? namesakes.find(known => !differs(known))
    if (sure) return { known: sure, sure: true, why: 'name' }
    const byPhone = phone === null ? undefined : this.byPhone.get(phone)
    if (byPhone) return { known: byPhone, sure: false, why: 'phone' }
    const byEmail = email === null ? undefined : this.byEmail.get(email)
    if (byEmail) return { known: byEmail, sure: false, why: 'email' }
    return namesakes[0] ? { known: namesakes[0], sure: false, why: 'name' } : null
  }
}
