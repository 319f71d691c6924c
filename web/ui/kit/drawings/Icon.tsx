// One family of icons, drawn for this product: 24 units, round ends, one weight.
const paths = {
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10 19v-5h4v5',
  dashboard: 'M4.5 4.5h6v7h-6zM13.5 4.5h6v4h-6zM13.5 11.5h6v8h-6zM4.5 14.5h6v5h-6z',
  clients:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.8 20c.5-3.7 3-5.7 6.2-5.7s5.7 2 6.2 5.7M16 4.4a3.4 3.4 0 0 1 0 6.4M17.8 14.8c2 .8 3.2 2.6 3.5 5.2',
  products: 'M8 9.5h8V20H8zM9.5 9.5V6h5v3.5M10.5 6V3.5h3V6M8 13.5h8',
  history: 'M4.2 12a7.8 7.8 0 1 0 2.6-5.8M4 4v3.5h3.5M12 8v4.3l2.8 1.7',
  settings: 'M5 7h8M17 7h2M5 17h2M11 17h8M15 5v4M9 15v4M5 12h12M19 10v4',
  help: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.6 9.5c.2-1.5 1.2-2.3 2.5-2.3 1.4 0 2.5.9 2.5 2.2 0 2-2.5 2-2.5 4M12.1 16.6v.1',
  'sign-out': 'M10 4.5H5.5v15H10M14.5 8l4 4-4 4M18 12H9.5',
  menu: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  panel: 'M4 5h16v14H4zM9.5 5v14',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20',
  add: 'M12 5v14M5 12h14',
  edit: 'M5 19l.8-3.6L16.2 5l2.8 2.8L8.6 18.2zM14 7.2l2.8 2.8',
  delete: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.2 10.5v5.5M13.8 10.5v5.5',
  more: 'M12 6v.1M12 12v.1M12 18v.1',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  saved: 'M7 3.5h10v17H7zM10.5 17.5h3M10 8.8l1.6 1.6 3-3.2',
  waiting:
    'M6.5 3.5h11M6.5 20.5h11M8 3.5v3.2c0 2 4 3.3 4 5.3s-4 3.3-4 5.3v3.2M16 3.5v3.2c0 2-4 3.3-4 5.3s4 3.3 4 5.3v3.2',
  lists: 'M4 6.5l1.6 1.6L8.4 5M4 12.5l1.6 1.6 2.8-3.1M4 18.5l1.6 1.6 2.8-3.1M11.5 7h8M11.5 13h8M11.5 19h8',
  timer: 'M12 20.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM12 9v4l2.5 1.5M9.5 2.5h5M18.5 5.5l1.2 1.2',
  synced:
    'M19.5 11.5a7.5 7.5 0 0 0-13-4.6L4.5 9M4.5 4.5V9H9M4.5 12.5a7.5 7.5 0 0 0 13 4.6l2-2.1M19.5 19.5V15H15',
  chat: 'M4 5.5h16v10.5h-8.2L7.5 19.5V16H4zM8.5 9.2h7M8.5 12.3h4.5',
  offline:
    'M3.5 3.5l17 17M5 12.5a10 10 0 0 1 4-2.5M19 12.5a10 10 0 0 0-5.5-3M8.3 15.8a5.3 5.3 0 0 1 7 0M12 19.2v.1',
  caution: 'M12 4 2.8 19.5h18.4zM12 10v4.2M12 16.8v.1',
  stop: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 7.5v5.5M12 16.2v.1',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.2M12 7.8v.1',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  print: 'M7 8.5v-5h10v5M7 17H4v-8.5h16V17h-3M7 14h10v6.5H7z',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5.5 12v8h13v-8',
  download: 'M12 4v11M8 11.5l4 4 4-4M5 20h14',
  upload: 'M12 20V9M8 12.5l4-4 4 4M5 4.5h14',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9h9a6 6 0 0 1 0 12H9',
  microphone:
    'M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3ZM6 11.5a6 6 0 0 0 12 0M12 17.5V21M9 21h6',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  light:
    'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  bag: 'M5 8.5h14l-1 11.5H6zM9 8.5V7a3 3 0 0 1 6 0v1.5M12 12.5v4M10 14.5h4',
  bars: 'M4.5 19.5h15M7 16v-4M12 16V8M17 16V5',
  bowl: 'M5.5 10.5h13c0 5-2.6 8.5-6.5 8.5s-6.5-3.5-6.5-8.5ZM9 19l-.8 2h7.6l-.8-2M14 10.5l4.5-7M10 7.5v.1M8 5v.1M11.5 4.5v.1',
  day: 'M4.5 6h15v13.5h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7M8.5 14h3M14 14h1.5M8.5 16.8h2',
  megaphone: 'M4.5 10v4.5h3.5l8.5 4V6L8 10zM8 14.5 9.5 20h2.6l-1.2-4.2M19 10.2c.8.6.8 3.4 0 4',
  talk: 'M4 5h12v8.5H9.5L6 16.5v-3H4zM18.5 8.5H20V17h-2v3l-3.5-3H9.8',
} as const
export type IconName = keyof typeof paths

export const isIcon = (name: string): name is IconName => Object.hasOwn(paths, name)

/** Decoration next to text; where it stands alone, its button has the label. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={paths[name]} />
    </svg>
  )
}
