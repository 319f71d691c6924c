// Performance over time, overall and by area, as a chart and as a table.
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Tool } from '../../../../../shared/tool'
import { AREA_NAMES, AREAS, type Area } from '../../../../../shared/tools/communications/schema'
import { useAsks } from '../../../../platform/data/queries/queries'
import { Button } from '../../../../ui/kit/Button'
import { Empty } from '../../../../ui/kit/Empty'
import { usePresent } from '../../../../ui/kit/use-now'
import { dayOf } from '../../../../ui/kit/when'
import { Chart } from '../../../../ui/sheet/charts/Chart'
import styles from './Progress.module.css'
import { coursesOf, type Point, pointsOf } from './points'

const MOST = 60

export function Progress({ tool, onClose }: { tool: Tool; onClose: () => void }) {
  const asks = useAsks({ tool: tool.id, limit: MOST })
  const now = usePresent()
  const today = now.slice(0, 10)
  const points = useMemo(() => (asks ? pointsOf(tool, asks, today) : undefined), [tool, asks, today])
  if (points === undefined) return null
  return (
    <div className={styles.progress}>
      <header className={styles.head}>
        <h2>Your progress</h2>
        <Button onClick={onClose}>New Scenario</Button>
      </header>
      {points.length === 0 ? (
        <Empty
          icon="talk"
          title="Nothing scored yet"
          text="Practise a scenario and get feedback: each practice becomes a point here. Practice without scores stays out."
        />
      ) : (
        <Courses points={points} />
      )}
    </div>
  )
}

const signed = (change: number): string => (change > 0 ? `+${change}` : `${change}`)

function Courses({ points }: { points: readonly Point[] }) {
  const [area, setArea] = useState<Area | null>(null)
  const name = area === null ? 'Overall' : AREA_NAMES[area]
  const shown = points.flatMap(point => {
    const value = area === null ? point.overall : point.areas[area]
    return value === undefined ? [] : [{ ...point, value }]
  })
  const last = shown.at(-1)
  const first = shown[0]
  const courses = coursesOf(points)
  return (
    <>
      <fieldset className={styles.areas}>
        <legend>What to look at</legend>
        {[null, ...AREAS.filter(each => courses.some(course => course.area === each))].map(each => (
          <button
            key={each ?? 'overall'}
            type="button"
            aria-pressed={area === each}
            className={styles.area}
            onClick={() => setArea(each)}
          >
            {each === null ? 'Overall' : AREA_NAMES[each]}
          </button>
        ))}
      </fieldset>
      {first && last && (
        <section className={styles.course} aria-label={`${name} over time`}>
          <p className={styles.now}>
            <strong>{last.value}</strong> of 100 {area === null ? 'overall' : `in ${name.toLowerCase()}`}
            {shown.length > 1 && `, ${signed(last.value - first.value)} since ${dayOf(first.at)}`}
          </p>
          <Chart
            block={{
              block: 'chart',
              kind: 'line',
              title: `${name} over time`,
              text: `${name} over time: ${shown.map(point => `${dayOf(point.at)} ${point.value}`).join(', ')}.`,
              items: shown.map(point => ({
                label: dayOf(point.at),
                value: point.value,
                tone: point.value >= 70 ? 'good' : point.value >= 46 ? 'plain' : 'caution',
              })),
              mark: { label: 'Good from here', value: 70 },
            }}
          />
        </section>
      )}
      <section className={styles.tables}>
        <h3>Area by area</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">Area</th>
              <th scope="col">First</th>
              <th scope="col">Latest</th>
              <th scope="col">Best</th>
              <th scope="col">Scored</th>
            </tr>
          </thead>
          <tbody>
            {courses.map(course => (
              <tr key={course.area}>
                <th scope="row">{AREA_NAMES[course.area]}</th>
                <td>{course.first}</td>
                <td>{course.last}</td>
                <td>{course.best}</td>
                <td>{course.times === 1 ? 'once' : `${course.times} times`}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3>Practice by practice</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">Practice</th>
              <th scope="col">Day</th>
              <th scope="col">Overall</th>
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map(point => (
              <tr key={point.askId}>
                <th scope="row">
                  <Link to={`?ask=${encodeURIComponent(point.askId)}`}>{point.title}</Link>
                </th>
                <td>{dayOf(point.at)}</td>
                <td>{point.overall}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
