// One table of the brand's eight pictures and the link preview for the public pages. Pure: each is drawn as SVG text.
// The screen turns that into a JPEG, and scripts/share-picture.ts into a file.
import { hasLook, NOBODYS, type Signed } from './draw/brand'
import { carousel, post, profile, story } from './draw/upright'
import { banner, cover, header, share, thumbnail } from './draw/wide'

export type Picture = {
  /** For the file name: "instagram-post". */
  slug: string
  name: string
  description: string
  platforms: readonly string[]
  width: number
  height: number
  /** What it shows, as alternative text. */
  shows: string
  draw: (width: number, height: number, salon: Signed) => string
}

export const pictures: readonly Picture[] = [
  {
    slug: 'profile-picture',
    name: 'Profile picture',
    description: 'Our mark, drawn as hair. It still looks right cropped to a circle.',
    platforms: ['Instagram', 'Facebook', 'X', 'LinkedIn', 'YouTube'],
    width: 1024,
    height: 1024,
    shows: 'Five locks of hair fanned on a blue ring, on navy.',
    draw: profile,
  },
  {
    slug: 'instagram-post',
    name: 'Instagram post',
    description: 'A square to say you’ve started using Chairside.',
    platforms: ['Instagram', 'Facebook'],
    width: 1080,
    height: 1080,
    shows: 'A ring of hair swatches above the words: Your gloves stay on.',
    draw: post,
  },
  {
    slug: 'instagram-story',
    name: 'Instagram story',
    description: 'Fills the screen. The words stay clear of the app’s buttons.',
    platforms: ['Instagram', 'Facebook', 'TikTok'],
    width: 1080,
    height: 1920,
    shows: 'A ring of hair swatches above the words: No signal? It still works.',
    draw: story,
  },
  {
    slug: 'facebook-cover',
    name: 'Facebook cover',
    description: 'For the top of a page. The words are in the middle, where phones show them too.',
    platforms: ['Facebook'],
    width: 1640,
    height: 624,
    shows: 'Ten depths of hair behind a paper tab: The hands-free toolkit for hair salons.',
    draw: cover,
  },
  {
    slug: 'twitter-header',
    name: 'Twitter/X header',
    description: 'For the top of a profile. The lower left is clear for the profile picture.',
    platforms: ['Twitter/X'],
    width: 1536,
    height: 512,
    shows: 'Ten swatches on a blue rail beside the words: Every depth. Every client. Hands free.',
    draw: header,
  },
  {
    slug: 'linkedin-banner',
    name: 'LinkedIn banner',
    description: 'For a page or your own profile. The words are to the right of your picture.',
    platforms: ['LinkedIn'],
    width: 1600,
    height: 512,
    shows: 'An open ring of swatches beside the words: Six tools for the salon, on one tablet.',
    draw: banner,
  },
  {
    slug: 'youtube-thumbnail',
    name: 'YouTube thumbnail',
    description: 'For a video. The words are large, and the corner that shows its length is clear.',
    platforms: ['YouTube'],
    width: 1280,
    height: 720,
    shows: 'Three locks of hair on a blue ground beside the words: Hands-free in the salon.',
    draw: thumbnail,
  },
  {
    slug: 'linkedin-carousel',
    name: 'LinkedIn carousel',
    description: 'The first page of a carousel. It names the six tools.',
    platforms: ['LinkedIn', 'Instagram'],
    width: 1080,
    height: 1080,
    shows: 'Six swatches with the names of the six tools, under the words: Six tools. One tablet.',
    draw: carousel,
  },
]

/** Open Graph: public/social/share.jpg. */
export const sharePicture: Pick<Picture, 'width' | 'height' | 'draw'> = {
  width: 1200,
  height: 630,
  draw: share,
}

/** What it shows once it has the salon's own look. */
export function shownOf({ shows }: Picture, salon: Signed): string {
  if (!hasLook(salon)) return shows
  const own = salon.logo === null ? '' : ` With the logo of ${salon.name || 'your salon'}.`
  return `${salon.colour === null ? shows : shows.replace(' blue ', ' coloured ')}${own}`
}

/** "chairside-instagram-post.jpg" */
export const fileNameOf = ({ slug }: Picture): string => `chairside-${slug}.jpg`

/** A self-contained SVG. `fonts`: an @font-face for each family; without them it uses the device's fonts. */
export function svgOf(
  { width, height, draw }: typeof sharePicture,
  fonts: string | null,
  salon = NOBODYS,
): string {
  const style = fonts === null ? '' : `<style>${fonts}</style>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${style}${draw(width, height, salon)}</svg>`
}
