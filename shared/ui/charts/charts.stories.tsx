import { State, States } from '../testing/state.tsx';
import { BarChart } from './bar-chart.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { HeatMap } from './heat-map.tsx';
import { ScatterChart } from './scatter-chart.tsx';
import { TrendChart } from './trend-chart.tsx';

export default { title: 'Charts' };

const days = [1_000, 1_040, 1_010, 1_200, 1_190, 1_260, 1_250].map((value, at) => ({
  value,
  label: `Nov ${14 + at}`,
  title: `Nov ${14 + at}`,
  detail: `${value} followers`,
}));
const bars = [340, 80, 0].map((value, at) => ({
  id: String(at),
  label: ['Annie', 'Dana', 'Kit'][at] ?? '',
  value,
  written: String(value),
  detail: at === 2 ? '' : `${at + 3} posts`,
}));
const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
const cells = week.flatMap((day, row) =>
  hours.map((hour, column) => ({
    value: (row + column) % 5 === 0 ? null : (row * column) % 17,
    title: `${day} ${hour}:00`,
    detail: 'posts',
  })),
);
const points = Array.from({ length: 40 }, (_, at) => [at * 2.5, (at * 37) % 60] as const);

export const Lines = () => (
  <States>
    <State name="over time, with its table" isWide>
      <ChartFrame
        label="Followers"
        head="Nov 14 to Nov 20"
        table={{
          columns: ['Day', 'Followers'],
          rows: days.map(({ label, value }) => [label, `${value}`]),
        }}
      >
        <TrendChart label="Followers" points={days} isClose />
      </ChartFrame>
    </State>
    <State name="one point">
      <TrendChart label="Followers" points={days.slice(0, 1)} />
    </State>
    <State name="nothing happened">
      <TrendChart label="Posts" points={days.map((day) => ({ ...day, value: 0 }))} />
    </State>
  </States>
);

export const BarsAndPoints = () => (
  <States>
    <State name="bars">
      <BarChart label="Engagement by persona" bars={bars} />
    </State>
    <State name="points">
      <ScatterChart
        label="Score and engagement"
        points={points}
        xName="Score"
        format={(value) => `${value}%`}
        describe={([x, y]) => `${x}, ${y}%`}
      />
    </State>
    <State name="hours of the week" isWide>
      <HeatMap label="Engagement by hour" rows={week} columns={hours} cells={cells} every={3} />
    </State>
  </States>
);
