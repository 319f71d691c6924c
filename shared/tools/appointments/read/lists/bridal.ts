// A wedding list gives the role before the name: "8.30 Bride: Hannah hair up", "10.00 Bride's mum (Sharon)".
import { hasFigure } from '../../../../reading/letters'
import { isCapital, isFiller, isServiceWord, kindOf } from '../words'

const ROLE =
  "(?:the )?((?:mum|mom|mother|sister|nan|gran) of (?:the )?(?:bride|groom)|bride(?:['’]s (?:mum|mother|sister|nan|gran))?|groom|mob|mog|mother of the (?:bride|groom)|bridesmaid(?: \\d)?|maid of honou?r|flower ?girl)"
const WHO = new RegExp(
  `^([^\\p{L}]*(?:[ap]m\\b[^\\p{L}]*){0,2})${ROLE}(?:\\s*[:–—-]?\\s+((?:(?:mrs|mr|ms|miss|dr)\\.? )?\\p{Lu}[\\p{L}'’-]+)|\\s*\\((\\p{Lu}[\\p{L}'’-]+)\\))(?=$|[\\s,;:–-])`,
  'iu',
)
/** "Hannah (bride) Jones": what the line becomes when the role goes after the first name. */
const SURNAME =
  / (\((?:bride(?:'s \p{Ll}+)?|groom|mother of the (?:bride|groom)|bridesmaid(?: \d)?|maid of honou?r|flower ?girl)\)) (\p{Lu}\p{Ll}[\p{L}'’-]*)(?=$|[\s,;:–-])/u
const inFull = (role: string): string =>
  role.toLowerCase().replace(/^mob$/, 'mother of the bride').replace(/^mog$/, 'mother of the groom')

/** Puts the name first and the role after it. */
export const bridal = (line: string): string =>
  !/\b(?:bride|groom|mob|mog|mother|mum|bridesmaid|maid|flower)/i.test(line)
    ? line
    : line
        .replace(WHO, (whole, before: string, role: string, first?: string, second?: string) => {
          const name = first ?? second ?? ''
          const somebody =
            isCapital(name) &&
            !isServiceWord(name) &&
            !isFiller(name) &&
            !/^(?:trial|party|prep|group|test)$/i.test(name) &&
            kindOf(name) === 'client'
          return hasFigure(before) && somebody ? `${before}${name} (${inFull(role)})` : whole
        })
        .replace(SURNAME, (whole, role: string, name: string) =>
          isServiceWord(name) || isFiller(name) || kindOf(name) !== 'client' ? whole : ` ${name} ${role}`,
        )
