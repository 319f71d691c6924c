import type { Bowl } from '../../../../shared/salon/records/records'

/** What was in a bowl, without the grams: "6/0 + 6/71", "20 vol". */
export const mixedWords = ({ mix, developer_volume: volume }: Bowl): string[] =>
  [mix.map(({ shade }) => shade).join(' + '), volume ? `${volume} vol` : ''].filter(Boolean)
