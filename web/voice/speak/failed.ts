/** The specification's own words for when nothing could be played. */
export const FAILED = 'Voice playback failed'
export const FAILED_WHY = 'Please check console for details. Make sure volume is up and try again.'
