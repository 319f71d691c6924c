/** Addresses that open without a connection, whatever follows the question mark. Public pages keep only themselves. */
export const SIGNED_IN =
  /^\/(dashboard|clients|products|history|settings|waiting|help|chair|social-assets|retail-edge|salon-profit|colour-formula|appointments|marketing|communications)(\/|\?|$)/
