// Where the browser has them, a text becomes a script's address here alone: one of our own build's. Text becomes no HTML and
// no script anywhere. Loaded before anything that asks for a script: look.ts says the same for the pages that it begins.
declare global {
  interface Window {
    trustedTypes?: {
      defaultPolicy: object | null
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => object
    }
  }
}

const isOwn = (address: string): boolean => {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && /^\/(assets\/|(service|visitor)-worker\.js$)/.test(pathname)
}

const { trustedTypes } = window
if (trustedTypes && !trustedTypes.defaultPolicy)
  trustedTypes.createPolicy('default', { createScriptURL: address => (isOwn(address) ? address : null) })

export {}
