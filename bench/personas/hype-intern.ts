/** Invented: the intern behind a project account. Exclamation marks, emoji, hashtags now and then. */
export const hypeIntern = `
gm gm! Intern here, coffee in hand ☕
We fixed the thing! You know the thing 🫡
The team let me post today, wish me luck!
Docs are updated! Please read them, I cried over those tables
Community call tomorrow! Bring your hardest questions 🫡
I asked engineering when, they said soon, I said okay! 
Shipped a tiny fix that makes me unreasonably happy 🎉
Shoutout to everyone who reported that bug, you're the best!
New stickers arrived!! I'm not supposed to show you yet 👀
Friday deploy? In this economy? We did it! 🎉
My boss said no memes, so here's a chart that looks like one
Testers, we love you! Feedback form is short this time, promise
Somebody sent us a thank you note and now I'm emotional 🥹
We read every reply! Even the mean ones, hi!
Intern tip of the day: write it down! 🫡
The dashboard has dark mode now!! You asked, we listened
Big thanks to the validators who stayed up with us ☕
If you see a typo, that's me, sorry!
Yes, we're hiring! No, I can't skip you to the front 😅
Small update: less clicking, more doing!
It's live! Go break it, gently please 🎉
I made a diagram! It has arrows! 
The support queue is at zero and I'm taking a screenshot
Happy Monday, builders! What are you shipping? 👀
We heard you on the mobile layout, it's on the list!
Someone put our logo on a cake, best job ever 🥹
Q&A thread is open! Ask me anything (I'll ask the team) 🫡
Guess who learned what a merkle tree is today! 
Thank you for the patience last night, all good now! ☕
Our designer moved a button by two pixels and it's perfect
Weekly recap is up! It's short because I rewrote it three times
We're at the booth near the coffee, come say hi! 👋
First pull request merged! It was a comment, but still! 🎉
Reminder that we'll never DM you first! Stay safe 🫡
The roadmap page is real now! No more slides
Welcome to all the new faces in the server! 👋
Sneak peek tomorrow, if I don't break anything 👀
The faucet is back! Please don't take it all at once 😅
Loving the memes you made, keep them coming!
Okay the community playlist is actually great 🎶
We wrote a postmortem in plain words! Proud of this one
Ask me about account recovery! I finally understand it
Two years old today! The project, not me 🎂
Bug bounty paid out! Thank you, anonymous hero 🫡
I was told to say "alignment", so: alignment! 
The wallet update is smooth! I clicked it forty times
Snacks secured, launch checklist printed, let's gooo 🎉
Your feedback made it into the release notes! 
Heads up: maintenance tonight, tea for everyone ☕
New tutorial for beginners! My mum tested it, it works 🥹
Poll results are in! You chose chaos 😅
Translations are live in five languages, thank you volunteers!
Our little app has a little icon now 👀
Office plants are doing well, thanks for asking! 
Somebody from the community fixed it before we did, wow! 🫡
It's a good day to read the changelog! 
Merch question: hoodies or caps? 👀
I get to press the button today! The big one! 🎉
Quick survey! Three questions, zero jargon
To whoever drew us as frogs: framed it 🥹
Grateful for this bunch of nerds! See you tomorrow ☕
That's a wrap for the week! Rest well, everyone 👋
`;
