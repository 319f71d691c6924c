// What it is called in speech.
import type { ToolSaid } from '../../voice/tool-said'

export const spoken: ToolSaid = {
  names: /^(?:marketing(?: studio)?|social posts?)$/,
  talk: null,
  alone: /^(?:marketing|write a (?:post|social post)|make a post)$/,
  ofClient: false,
  called:
    'marketing, marketing thing, marketing studio, write a post, write me a post, social post, make a post, do a post, instagram post, post for instagram, facebook post, write an email, newsletter',
}
