// What it is called in speech.
import type { ToolSaid } from '../../voice/tool-said'

export const spoken: ToolSaid = {
  names: /^(?:communications?|practice|practise|practice conversations?)$/,
  talk: null,
  alone: /^(?:communications|(?:practi[sc]e|start) a (?:practice )?conversation)$/,
  ofClient: false,
  called:
    'communications, a difficult conversation, a hard conversation, an awkward conversation, a tricky conversation, practise a conversation, practice a conversation, practice conversation, conversation practice, practise talking to a client, role play, practice client',
}
