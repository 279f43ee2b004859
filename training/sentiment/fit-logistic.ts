/** A training example: the non-zero slots of its vector, the wanted answer and how much it counts. */
export interface Example {
  slots: Int32Array;
  values: Float32Array;
  wanted: 0 | 1;
  weight: number;
}

/** What of an example a vector gives; several values of one slot are summed. */
export function packed(
  vector: readonly { slot: number; value: number }[],
): Pick<Example, 'slots' | 'values'> {
  const sums = new Map<number, number>();
  for (const { slot, value } of vector) sums.set(slot, (sums.get(slot) ?? 0) + value);
  return { slots: Int32Array.from(sums.keys()), values: Float32Array.from(sums.values()) };
}

/** Weights as they are stored, one signed byte each, and what one step of them is worth. */
export function quantised(weights: Float64Array): { grams: Int8Array; scale: number } {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  return { grams: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale };
}

export interface Fitted {
  weights: Float64Array;
  bias: number;
}

/** How far one round went, and what the gradient did meanwhile. */
interface Step {
  move: Float64Array;
  change: Float64Array;
  curvature: number;
}

/** How many steps tell of the curvature. */
const memory = 8;

/**
 * Logistic regression with an L2 penalty, by L-BFGS: the loss is convex, so the answer does not
 * depend on an order or a seed.
 */
export function fitLogistic(
  examples: Example[],
  size: number,
  penalty: number,
  rounds = 60,
): Fitted {
  const point = new Float64Array(size + 1);
  const gradient = new Float64Array(size + 1);
  let loss = evaluate(examples, point, penalty, gradient);
  const steps: Step[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const direction = descent(gradient, steps);
    const slope = dot(direction, gradient);
    if (slope > -1e-9) break;
    const next = new Float64Array(size + 1);
    const nextGradient = new Float64Array(size + 1);
    let length = steps.length === 0 ? 1 / Math.sqrt(dot(gradient, gradient)) : 1;
    let nextLoss = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 20; tries += 1, length /= 2) {
      for (let at = 0; at <= size; at += 1) next[at] = point[at]! + length * direction[at]!;
      nextLoss = evaluate(examples, next, penalty, nextGradient);
      if (nextLoss <= loss + 1e-4 * length * slope) break;
    }
    if (nextLoss >= loss) break;
    const move = next.map((value, at) => value - point[at]!);
    const change = nextGradient.map((value, at) => value - gradient[at]!);
    const curvature = dot(move, change);
    if (curvature > 1e-12) steps.push({ move, change, curvature });
    if (steps.length > memory) steps.shift();
    const gained = loss - nextLoss;
    point.set(next);
    gradient.set(nextGradient);
    loss = nextLoss;
    if (gained < 1e-7 * Math.abs(loss)) break;
  }
  return { weights: point.slice(0, size), bias: point[size]! };
}

/** The loss at this point; writes its gradient into the last argument. */
function evaluate(
  examples: Example[],
  point: Float64Array,
  penalty: number,
  gradient: Float64Array,
): number {
  const bias = point.length - 1;
  let loss = 0;
  for (let at = 0; at < bias; at += 1) {
    loss += 0.5 * penalty * point[at]! * point[at]!;
    gradient[at] = penalty * point[at]!;
  }
  gradient[bias] = 0;
  for (const { slots, values, wanted, weight } of examples) {
    let logit = point[bias]!;
    for (let at = 0; at < slots.length; at += 1) logit += point[slots[at]!]! * values[at]!;
    const signed = wanted === 1 ? logit : -logit;
    loss +=
      weight * (signed > 0 ? Math.log1p(Math.exp(-signed)) : Math.log1p(Math.exp(signed)) - signed);
    const error = weight * (1 / (1 + Math.exp(-logit)) - wanted);
    for (let at = 0; at < slots.length; at += 1) gradient[slots[at]!]! += error * values[at]!;
    gradient[bias]! += error;
  }
  return loss;
}

/** The two-loop recursion: minus the gradient, shaped by what the last steps told about the curvature. */
function descent(gradient: Float64Array, steps: Step[]): Float64Array {
  const direction = gradient.map((value) => -value);
  const shares: number[] = [];
  for (const { move, change, curvature } of steps.toReversed()) {
    const share = dot(move, direction) / curvature;
    shares.push(share);
    add(direction, change, -share);
  }
  const last = steps.at(-1);
  if (last) {
    const scale = last.curvature / dot(last.change, last.change);
    for (let at = 0; at < direction.length; at += 1) direction[at]! *= scale;
  }
  for (const { move, change, curvature } of steps) {
    add(direction, move, shares.pop()! - dot(change, direction) / curvature);
  }
  return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}

function add(to: Float64Array, from: Float64Array, times: number): void {
  for (let at = 0; at < to.length; at += 1) to[at]! += times * from[at]!;
}
