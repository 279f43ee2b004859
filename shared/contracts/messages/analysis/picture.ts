/** What this machine reads in a picture. */
export const picture = {
  'picture.colours':
    'A {shape:label} picture of {width:number} x {height:number} pixels, mostly {colour:label} with {others:labels}.',
  'picture.one-colour':
    'A {shape:label} picture of {width:number} x {height:number} pixels, mostly {colour:label}.',
  'picture.transparent':
    'A {shape:label} picture of {width:number} x {height:number} pixels, transparent.',
  'picture.without-text': 'It shows no text.',
  'picture.with-text': 'It shows the text:\n{text:text}',
  'picture.local': 'Read on this machine without an AI model: text, size and colours only.',
  'picture.too-slow': 'The text in the picture could not be read in time.',
  'picture.no-text': 'No text was found in the picture.',
} as const;

/** What colours and shapes are called. */
export const pictureLabels = [
  'black',
  'white',
  'grey',
  'dark grey',
  'light grey',
  'brown',
  'orange',
  'light orange',
  'red',
  'dark red',
  'light red',
  'yellow',
  'dark yellow',
  'light yellow',
  'green',
  'dark green',
  'light green',
  'turquoise',
  'dark turquoise',
  'light turquoise',
  'blue',
  'dark blue',
  'light blue',
  'purple',
  'dark purple',
  'light purple',
  'pink',
  'dark pink',
  'light pink',
  'wide',
  'tall',
  'square',
] as const;
