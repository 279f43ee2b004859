/** Why X would not take a picture, GIF or video. */
export const media = [
  'Media is damaged',
  'Media must be at most {n} pixels wide and high',
  'GIF must be at most {width} x {height} pixels and {frames} frames',
  'Video must be {least} to {most} seconds long',
  'X takes no moving PNG or WebP. Save it as a GIF or an MP4 video.',
  'This file has no picture. X takes videos, not sound alone.',
  'This video is protected against copying. X does not take it.',
  'This video is coded in {codec}. X takes H.264: export it as MP4 (H.264).',
  'The sound of this video is coded in {codec}. X takes AAC: export it as MP4 (H.264, AAC).',
];
