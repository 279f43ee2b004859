/** What is wrong with a picture, GIF or video, and why X would not take it. */
export const media = {
  'media.image-too-large': 'Image must be smaller than 5MB',
  'media.gif-too-large': 'GIF must be smaller than 15MB',
  'media.video-too-large': 'Video must be smaller than 50MB',
  'media.damaged': '{field:label} is damaged',
  'media.too-wide': '{field:label} must be at most {n:number} pixels wide and high',
  'media.no-profile-image': 'Profile image must be a PNG, JPEG, GIF or WebP image',
  'media.no-picture': 'Image must be a PNG, JPEG, GIF or WebP picture, sent as base64',
  'media.no-media': 'Media must be a PNG, JPEG, WebP or GIF image, or an MP4 video',
  'media.file-damaged': 'Media is damaged',
  'media.file-too-wide': 'Media must be at most {n:number} pixels wide and high',
  'media.gif-too-wide':
    'GIF must be at most {width:number} x {height:number} pixels and {frames:number} frames',
  'media.video-length': 'Video must be {least:number} to {most:number} seconds long',
  'media.moving-picture': 'X takes no moving PNG or WebP. Save it as a GIF or an MP4 video.',
  'media.sound-alone': 'This file has no picture. X takes videos, not sound alone.',
  'media.protected': 'This video is protected against copying. X does not take it.',
  'media.picture-codec':
    'This video is coded in {codec:text}. X takes H.264: export it as MP4 (H.264).',
  'media.sound-codec':
    'The sound of this video is coded in {codec:text}. X takes AAC: export it as MP4 (H.264, AAC).',
  'media.pieces-missing': 'Some pieces of the file have not arrived yet.',
  'media.quota': 'At most {n:number} GB of files a day.',
  'media.workspace-quota': 'This workspace can take {n:number} GB of files a day.',
  'media.member-quota': 'You can add {n:number} GB of files a day to this workspace.',
  'media.alt-text': 'Alt text is for pictures and GIFs',
  'media.empty': 'The file is empty',
} as const;
